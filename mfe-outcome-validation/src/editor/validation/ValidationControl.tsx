import { useRequireAccess } from '@outcome-studio/shared/feature'
import { Button, MenuButton, type MenuChoice } from '@outcome-studio/shared/ui'
import { ChevronDown } from 'lucide-react'
import { useEffect, useReducer, useRef } from 'react'
import styled from 'styled-components'
import { shortened } from '../../core/shortened.ts'
import { useEditor } from '../react/EditorContext.ts'
import type { Validation } from './Validation.ts'
import type { ValidationScope } from './ValidationScope.ts'
import type { ValidationState } from './ValidationState.ts'

const Pair = styled.div`
  display: flex;
  align-items: center;
`

interface ValidationControlProps {
  readonly validation: Validation
  readonly state: ValidationState
}

/** The validate button, with a menu for a part of the study. Shown only to members with access. */
export function ValidationControl({ validation, state }: ValidationControlProps) {
  const { session } = useEditor()
  const requireAccess = useRequireAccess()
  // The menu entries are computed when it opens, because the study changes with every key.
  const [, refresh] = useReducer((count: number) => count + 1, 0)
  const hasRun = useRef(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The pressed button was removed together with its notice.
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
            choice(uuid, `Job step ${at + 1}: ${shortened(userInput) || 'not written yet'}`, {
              kind: 'jobStep',
              stepId: uuid,
            }),
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
        onOpen={refresh}
      />
    </Pair>
  )
}
