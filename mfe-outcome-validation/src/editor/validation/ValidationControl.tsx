import { useRequireAccess } from '@outcome-studio/shared/feature'
import { Button, MenuButton, type MenuChoice } from '@outcome-studio/shared/ui'
import { ChevronDown } from 'lucide-react'
import { useEffect, useReducer, useRef } from 'react'
import styled from 'styled-components'
import { useEditor } from '../react/EditorContext.ts'
import type { Validation } from './Validation.ts'
import type { ValidationScope } from './ValidationScope.ts'
import type { ValidationState } from './ValidationState.ts'

const Pair = styled.div`
  display: flex;
  align-items: center;
`

/** Characters of a job step that fit into a choice. */
const SHOWN = 48

interface ValidationControlProps {
  readonly validation: Validation
  readonly state: ValidationState
}

/** Validates the whole study, or what is chosen beside it, where the member may. */
export function ValidationControl({ validation, state }: ValidationControlProps) {
  const { session } = useEditor()
  const requireAccess = useRequireAccess()
  // The choices are made when they are looked at: the study changes with every key.
  const [, lookAgain] = useReducer((count: number) => count + 1, 0)
  const hasRun = useRef(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The button that was pressed went with the notice it stood in.
    const isOver = state.kind === 'idle' || state.kind === 'done'
    if (isOver && hasRun.current && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true })
    }
    hasRun.current ||= state.kind !== 'idle'
  }, [state.kind])
  const start = (scope: ValidationScope) => {
    if (requireAccess()) validation.start(scope)
  }
  const choice = (id: string, label: string, scope: ValidationScope): MenuChoice => ({
    id,
    label,
    onAction: () => start(scope),
  })
  const choices =
    state.kind === 'running'
      ? [{ id: 'stop', label: 'Stop the validation', onAction: () => validation.stop() }]
      : [
          choice('study', 'Whole study', { kind: 'study' }),
          ...(validation.hasRun
            ? [choice('changed', 'What changed since the last run', { kind: 'changed' })]
            : []),
          ...session.content.jobSteps.map(({ uuid, userInput }, at) =>
            choice(uuid, `Job step ${at + 1}: ${shortened(userInput)}`, { kind: 'jobStep', stepId: uuid }),
          ),
        ]
  return (
    <Pair>
      <Button ref={button} onPress={() => start({ kind: 'study' })} isPending={state.kind === 'running'}>
        Run validation
      </Button>
      <MenuButton
        label="Choose what to validate"
        icon={<ChevronDown aria-hidden="true" />}
        choices={choices}
        onOpen={lookAgain}
      />
    </Pair>
  )
}

const shortened = (text: string): string => {
  const words = text.trim() || 'not written yet'
  return words.length > SHOWN ? `${words.slice(0, SHOWN).trimEnd()}…` : words
}
