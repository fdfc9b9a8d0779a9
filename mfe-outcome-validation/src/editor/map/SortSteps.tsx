import { type CategorySuggestion, counted, suggestCategories } from '@outcome-studio/shared/domain'
import { Button, Dialog } from '@outcome-studio/shared/ui'
import { ArrowDownWideNarrow } from 'lucide-react'
import { useState } from 'react'
import { useEditor } from '../react/EditorContext.ts'

/** Suggests a category for each step without one, shows the suggestions and applies them as one edit. */
export function SortSteps() {
  const { session, announcement } = useEditor()
  const [suggestions, setSuggestions] = useState<readonly CategorySuggestion[] | null>(null)
  const close = () => setSuggestions(null)
  const apply = () => {
    if (suggestions === null) return
    session.apply({
      kind: 'batch',
      operations: suggestions.map(({ stepId, category }) => ({ kind: 'updateJobStep', stepId, category })),
    })
    announcement.set(`${counted(suggestions.length, 'job step')} sorted.`)
    close()
  }
  const isEmpty = suggestions?.length === 0
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
            <ul>
              {suggestions?.map(({ stepId, number, text, category }) => (
                <li key={stepId}>
                  {number} {text}: <strong>{category}</strong>
                </li>
              ))}
            </ul>
          </>
        )}
      </Dialog>
    </>
  )
}
