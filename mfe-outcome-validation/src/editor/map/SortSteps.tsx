import { counted } from '@outcome-studio/shared/domain/base'
import { Button, Dialog, space } from '@outcome-studio/shared/ui'
import { ArrowDownWideNarrow } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { type CategorySuggestions, suggestCategories } from '../../domain/checking/suggestCategories.ts'
import { useEditor } from '../react/EditorContext.ts'

const NONE: CategorySuggestions = { suggested: [], undecided: [] }

/** The numbers of the steps stand in place of bullets. */
const Steps = styled.ul`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(1)} ${space(2)};
  list-style: none;
  font-variant-numeric: tabular-nums;

  & > li {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
  }
`

/** Suggests a category for each step without one, shows the suggestions and applies them as one edit. */
export function SortSteps() {
  const { session, announcement } = useEditor()
  const [suggestions, setSuggestions] = useState<CategorySuggestions | null>(null)
  const close = () => setSuggestions(null)
  const apply = () => {
    if (suggestions === null) return
    const { suggested } = suggestions
    session.apply({
      kind: 'batch',
      operations: suggested.map(({ stepId, category }) => ({ kind: 'updateJobStep', stepId, category })),
    })
    announcement.set(`${counted(suggested.length, 'job step')} sorted.`)
    close()
  }
  const { suggested, undecided } = suggestions ?? NONE
  const isEmpty = suggested.length === 0
  return (
    <>
      <Button onPress={() => setSuggestions(suggestCategories(session.content))}>
        <ArrowDownWideNarrow aria-hidden="true" />
        Sort my steps
      </Button>
      <Dialog
        title="Sort my steps"
        isOpen={suggestions !== null}
        onClose={close}
        actions={
          isEmpty ? (
            <Button tone="primary" onPress={close}>
              Close
            </Button>
          ) : (
            <>
              <Button onPress={close}>Cancel</Button>
              <Button tone="primary" onPress={apply}>
                Apply
              </Button>
            </>
          )
        }
      >
        {isEmpty ? (
          <p>The first verbs of these steps do not tell a category. Choose one for each step.</p>
        ) : (
          <>
            <p>Suggested from the first verb of each step. Steps that have a category stay where they are.</p>
            <Steps role="list">
              {suggested.map(({ stepId, number, text, category }) => (
                <li key={stepId}>
                  <span>{number}</span>
                  <span>
                    {' '}
                    {text}: <strong>{category}</strong>
                  </span>
                </li>
              ))}
            </Steps>
            {undecided.length > 0 && (
              <>
                <p>Their first verbs do not tell a category. Choose one yourself:</p>
                <Steps role="list">
                  {undecided.map(({ stepId, number, text }) => (
                    <li key={stepId}>
                      <span>{number}</span>
                      <span> {text || 'Untitled step'}</span>
                    </li>
                  ))}
                </Steps>
              </>
            )}
          </>
        )}
      </Dialog>
    </>
  )
}
