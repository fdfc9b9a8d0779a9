import { counted } from '@outcome-studio/shared/domain/base'
import type { OutcomeStatementUuid, Quote } from '@outcome-studio/shared/domain/study'
import { createLazyPart } from '@outcome-studio/shared/editor'
import { useLazyComponent } from '@outcome-studio/shared/feature'
import { color, focusRing, radius, space, type } from '@outcome-studio/shared/ui'
import { Quote as QuoteMark } from 'lucide-react'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { countSources } from '../../domain/evidence/countSources.ts'

const quoteList = createLazyPart(async () => (await import('./QuoteList.tsx')).QuoteList)

const Place = styled.div`
  padding-inline: ${space(2)};
`

const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 24px;
  padding: 0 ${space(1)};
  margin-inline-start: -${space(1)};
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: ${color.textMuted};
  font: ${type.small};
  cursor: pointer;
  ${focusRing}

  & > svg {
    width: 12px;
    height: 12px;
  }
  &:hover,
  &[aria-expanded='true'] {
    color: ${color.text};
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`

interface RowEvidenceProps {
  readonly statementId: OutcomeStatementUuid
  /** Number of the statement, for example "2.1". */
  readonly name: string
  readonly quotes: readonly Quote[]
}

/** How many sources support a statement. The button opens its quotes. A statement without quotes has none. */
export function RowEvidence({ statementId, name, quotes }: RowEvidenceProps) {
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const List = useLazyComponent(quoteList, isOpen, () => setOpen(false))
  const sources = counted(countSources(quotes), 'source')
  if (quotes.length === 0) return null
  return (
    <Place>
      <Toggle
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-label={`${sources} of outcome statement ${name}`}
        onClick={() => setOpen(!isOpen)}
      >
        <QuoteMark aria-hidden="true" />
        {sources}
      </Toggle>
      <div id={listId}>
        {isOpen && List && <List statementId={statementId} name={name} quotes={quotes} />}
      </div>
    </Place>
  )
}
