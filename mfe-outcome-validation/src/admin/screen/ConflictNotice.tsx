import { formatTime } from '@outcome-studio/shared/editor'
import { Button, color, Disclosure, Notice, radius, space } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { storedText } from '../draft/RulesDraft.ts'
import type { RulesEditing } from '../draft/useRulesDraft.ts'

const Text = styled.pre`
  overflow: auto;
  max-height: 20rem;
  padding: ${space(3)};
  border-radius: ${radius.medium};
  background: ${color.sunken};
  font: 400 0.8125rem/1.25rem ui-monospace, monospace;
`

/** Asks which rules to keep if others were saved in the meantime. Nothing is written before the answer. */
export function ConflictNotice({ editing }: { readonly editing: RulesEditing }) {
  const { conflict, isSaving, keepMine, takeTheirs } = editing
  if (conflict === null) return null
  const { theirs } = conflict
  const time = theirs?.updatedAt ? ` on ${formatTime(theirs.updatedAt)}` : ''
  return (
    <>
      <Notice
        tone="warning"
        actions={
          <>
            <Button onPress={takeTheirs} isDisabled={isSaving}>
              Take theirs
            </Button>
            <Button onPress={() => void keepMine()} isDisabled={isSaving}>
              Keep mine
            </Button>
          </>
        }
      >
        {theirs === null
          ? 'These rules were taken away elsewhere while you were editing them.'
          : `These rules were saved elsewhere${time} while you were editing them.`}{' '}
        Which do you want to keep?
      </Notice>
      <Disclosure summary="Look at their rules">
        {/* A stretch that scrolls must be reached by keyboard. */}
        <Text tabIndex={0} role="region" aria-label="Their rules">
          {storedText(theirs)}
        </Text>
      </Disclosure>
    </>
  )
}
