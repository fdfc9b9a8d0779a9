import { Button, color, IconButton, inputStyles, media, space, type } from '@outcome-studio/shared/ui'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { type KeyboardEvent, type Ref, useMemo, useState } from 'react'
import styled from 'styled-components'
import { findInStudy } from './findInStudy.ts'
import { fieldOf, useMarked } from './useMarked.ts'
import { useStudyAtPauses } from './useStudyAtPauses.ts'

const Frame = styled.search`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
`

const Field = styled.input`
  ${inputStyles}
  flex: 1 1 12rem;
  max-width: 24rem;
  min-height: 36px;

  /* A second cross beside the one that closes the bar. Escape and the button close it. */
  &::-webkit-search-cancel-button {
    display: none;
  }
  ${media.narrow} {
    flex-basis: 8rem;
    max-width: none;
  }
`

const Count = styled.span`
  flex: 1 1 auto;
  color: ${color.textMuted};
  font: ${type.small};
`

interface FindBarProps {
  readonly fieldRef: Ref<HTMLInputElement>
  /** @param isThere whether the focus is already where the member wanted it */
  readonly onClose: (isThere: boolean) => void
}

/** Finds a text in the whole study and steps through the matches. Focus stays in the search field. */
export function FindBar({ fieldRef, onClose }: FindBarProps) {
  const study = useStudyAtPauses()
  const [query, setQuery] = useState('')
  const [at, setAt] = useState(0)
  const places = useMemo(() => findInStudy(study, query), [study, query])
  const current = places[at] ?? places[0]
  const index = current === undefined ? -1 : places.indexOf(current)
  useMarked(current)

  const goOn = (by: -1 | 1) => setAt((index + by + places.length) % Math.max(places.length, 1))
  const goThere = () => {
    const field = current && fieldOf(current.key)
    if (!field) return
    field.focus()
    field.setSelectionRange(current.start, current.end)
    onClose(true)
  }
  const onKeyDown = ({ key, shiftKey, nativeEvent }: KeyboardEvent) => {
    if (key === 'Escape') onClose(false)
    else if (key === 'Enter' && !nativeEvent.isComposing) goOn(shiftKey ? -1 : 1)
  }

  return (
    <Frame aria-label="Find">
      <Field
        ref={fieldRef}
        type="search"
        aria-label="Find in study"
        placeholder="Find in study"
        autoComplete="off"
        data-own-undo=""
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      <IconButton label="Previous match" disabled={places.length === 0} onClick={() => goOn(-1)}>
        <ChevronUp aria-hidden="true" />
      </IconButton>
      <IconButton label="Next match" disabled={places.length === 0} onClick={() => goOn(1)}>
        <ChevronDown aria-hidden="true" />
      </IconButton>
      <IconButton label="Close find" onClick={() => onClose(false)}>
        <X aria-hidden="true" />
      </IconButton>
      <Count aria-live="polite">
        {query.trim() !== '' && (current ? `${index + 1} of ${places.length}: ${current.where}` : 'No match')}
      </Count>
      <Button tone="quiet" isDisabled={!current} onPress={goThere}>
        Go there
      </Button>
    </Frame>
  )
}
