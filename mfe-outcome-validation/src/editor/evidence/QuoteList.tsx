import { describeSource, type OutcomeStatementUuid, type Quote } from '@outcome-studio/shared/domain/study'
import { useReadOnly } from '@outcome-studio/shared/editor'
import { Button, color, IconButton, space, type } from '@outcome-studio/shared/ui'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { shortened } from '../../core/shortened.ts'
import { useEditor } from '../react/EditorContext.ts'
import { QuoteDialog } from './QuoteDialog.tsx'
import { useQuotes } from './useQuotes.ts'

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  padding: ${space(1)} 0 ${space(2)};
  list-style: none;
`

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  column-gap: ${space(2)};
  padding-inline-start: ${space(3)};
  border-inline-start: 2px solid ${color.border};
  font: ${type.small};
  overflow-wrap: anywhere;

  & blockquote {
    margin: 0;
  }
`

const Source = styled.p`
  color: ${color.textMuted};
`

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

/** For example "Added by Rosa on May 4, 2026"; empty if neither is known. */
function describeAdded({ addedBy, addedAt }: Quote): string {
  const time = new Date(addedAt)
  const day = Number.isNaN(time.getTime()) ? '' : ` on ${DAY.format(time)}`
  return addedBy === '' && day === '' ? '' : `Added${addedBy === '' ? '' : ` by ${addedBy}`}${day}`
}

interface QuoteListProps {
  readonly statementId: OutcomeStatementUuid
  readonly name: string
  readonly quotes: readonly Quote[]
}

/** The quotes of one statement, which can be edited, removed and added by hand. */
export function QuoteList({ statementId, name, quotes }: QuoteListProps) {
  const { focus } = useEditor()
  const isReadOnly = useReadOnly()
  const edits = useQuotes()
  const list = useRef<HTMLUListElement>(null)
  const [edited, setEdited] = useState<Quote | null>(null)
  const [isAdding, setAdding] = useState(false)
  const remove = (quote: Quote) => {
    const at = quotes.indexOf(quote)
    flushSync(() => edits.remove(statementId, quote.id))
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? []
    const next = buttons[at] ?? buttons[at - 1]
    if (next) next.focus()
    else focus.request(statementId)
  }
  return (
    <>
      <List ref={list} role="list" aria-label={`Quotes of outcome statement ${name}`}>
        {quotes.map((quote) => (
          <Item key={quote.id}>
            <div>
              <blockquote dir="auto">“{quote.text}”</blockquote>
              <Source>{[describeSource(quote), describeAdded(quote)].filter(Boolean).join(' · ')}</Source>
            </div>
            {!isReadOnly && (
              <div>
                <IconButton label={`Edit quote “${shortened(quote.text)}”`} onClick={() => setEdited(quote)}>
                  <Pencil aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={`Remove quote “${shortened(quote.text)}”`}
                  data-remove=""
                  onClick={() => remove(quote)}
                >
                  <Trash2 aria-hidden="true" />
                </IconButton>
              </div>
            )}
          </Item>
        ))}
      </List>
      {!isReadOnly && (
        <Button tone="quiet" onPress={() => setAdding(true)}>
          <Plus aria-hidden="true" />
          Add a quote
        </Button>
      )}
      {edited && (
        <QuoteDialog
          title="Edit quote"
          submitLabel="Change quote"
          quote={edited}
          onSave={(text) => edits.change(statementId, edited.id, text)}
          onClose={() => setEdited(null)}
        />
      )}
      {isAdding && (
        <QuoteDialog
          title={`Add a quote to ${name}`}
          submitLabel="Add quote"
          quote={{
            text: '',
            source: quotes.at(-1)?.source ?? '',
            date: quotes.at(-1)?.date ?? '',
            place: '',
          }}
          onSave={(text) => edits.add({ kind: 'statement', statementId }, text)}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}
