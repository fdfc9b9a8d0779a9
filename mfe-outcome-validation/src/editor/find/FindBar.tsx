import { counted } from '@outcome-studio/shared/domain/base'
import { Button, color, IconButton, keyOf, space, type } from '@outcome-studio/shared/ui'
import { ChevronDown, ChevronUp, Replace, X } from 'lucide-react'
import { type KeyboardEvent, useMemo, useState } from 'react'
import styled from 'styled-components'
import { useEditor } from '../react/EditorContext.ts'
import { FindField } from './FindField.ts'
import { type FoundText, findInStudy, matchesWithin } from './findInStudy.ts'
import { planReplacements } from './planReplacements.ts'
import { ReplaceLine } from './ReplaceLine.tsx'
import type { useFind } from './useFind.ts'
import { fieldOf, useMarked } from './useMarked.ts'
import { useStudyAtPauses } from './useStudyAtPauses.ts'

const Frame = styled.search`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  padding-block: ${space(1)};
`

const Count = styled.span`
  color: ${color.textMuted};
  font: ${type.small};
`

const End = styled.span`
  margin-left: auto;
`

interface FindBarProps {
  readonly find: ReturnType<typeof useFind>
  /** Whether the member may change the study. */
  readonly canReplace: boolean
}

/** Finds a text in the whole study, steps through the matches and replaces them. Focus stays in the bar. */
export function FindBar({ find, canReplace }: FindBarProps) {
  const { field: fieldRef, isReplacing, setReplacing, close: onClose } = find
  const { session } = useEditor()
  const [study, readStudy] = useStudyAtPauses()
  const [query, setQuery] = useState('')
  const [at, setAt] = useState(0)
  const [replaced, setReplaced] = useState('')
  const places = useMemo(() => findInStudy(study, query), [study, query])
  const current = places[at] ?? places[0]
  const index = current === undefined ? -1 : places.indexOf(current)
  useMarked(current)

  const goOn = (by: -1 | 1) => {
    setReplaced('')
    setAt((index + by + places.length) % Math.max(places.length, 1))
  }
  /** Matches are found anew: the member may have typed a moment ago. */
  const replace = (text: string, which: (now: readonly FoundText[]) => readonly FoundText[]) => {
    const chosen = which(findInStudy(session.content, query))
    const plan = planReplacements(session.content, chosen, text)
    const matches = counted(chosen.length, 'match', 'matches')
    if (plan) session.apply(plan, `${matches} replaced`)
    readStudy()
    setReplaced(plan ? `${matches} replaced.` : 'Nothing to replace.')
    return chosen[0]
  }
  const replaceOne = (text: string) => {
    const done = replace(text, (now) => now.slice(Math.max(index, 0)).slice(0, 1))
    if (done) setAt(index + matchesWithin(findInStudy(session.content, query), done, text.length))
  }
  const replaceAll = (text: string) => replace(text, (now) => now)
  const goThere = () => {
    const field = current && fieldOf(current.key)
    if (!field) return
    field.focus()
    field.setSelectionRange(current.start, current.end)
    onClose(true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const key = keyOf(event)
    if (key === 'Escape') onClose(false)
    else if (key === 'Enter') goOn(event.shiftKey ? -1 : 1)
  }

  return (
    <Frame aria-label="Find">
      <FindField
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
          setReplaced('')
        }}
        onKeyDown={onKeyDown}
      />
      <IconButton label="Previous match" disabled={places.length === 0} onClick={() => goOn(-1)}>
        <ChevronUp aria-hidden="true" />
      </IconButton>
      <IconButton label="Next match" disabled={places.length === 0} onClick={() => goOn(1)}>
        <ChevronDown aria-hidden="true" />
      </IconButton>
      {canReplace && (
        <IconButton
          label="Find and replace"
          aria-expanded={isReplacing}
          onClick={() => setReplacing(!isReplacing)}
        >
          <Replace aria-hidden="true" />
        </IconButton>
      )}
      <Count aria-live="polite">
        {replaced}{' '}
        {query.trim() !== '' && (current ? `${index + 1} of ${places.length}: ${current.where}` : 'No match')}
      </Count>
      <Button tone="quiet" isDisabled={!current} onPress={goThere}>
        Go there
      </Button>
      <End>
        <IconButton label="Close find" onClick={() => onClose(false)}>
          <X aria-hidden="true" />
        </IconButton>
      </End>
      {canReplace && isReplacing && (
        <ReplaceLine
          canReplace={current !== undefined}
          onReplace={replaceOne}
          onReplaceAll={replaceAll}
          onClose={() => onClose(false)}
        />
      )}
    </Frame>
  )
}
