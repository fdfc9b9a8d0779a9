import {
  EFFECTS,
  type Effect,
  INITIATIVE_LIMITS,
  type Initiative,
  type OutcomeStatementUuid,
} from '@outcome-studio/shared/domain/study'
import { Button, Dialog, Select, TextField } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import { EFFECT_OPTIONS, effectOf } from './EFFECT_OPTIONS.ts'
import { shownName } from './initiativeKey.ts'
import { useInitiativeEdits } from './useInitiativeEdits.ts'

const NEW = ''

interface InitiativeDialogProps {
  readonly initiatives: readonly Initiative[]
  readonly statementIds: readonly OutcomeStatementUuid[]
  readonly onClose: () => void
}

/** Adds outcomes to an initiative, one of the study or a new one, with the effect that is expected. */
export function InitiativeDialog({ initiatives, statementIds, onClose }: InitiativeDialogProps) {
  const edits = useInitiativeEdits()
  const [chosen, setChosen] = useState<string>(initiatives[0]?.id ?? NEW)
  const [name, setName] = useState('')
  const [effect, setEffect] = useState<Effect>('medium')
  const [problem, setProblem] = useState<string>()
  const add = () => {
    const known = initiatives.find(({ id }) => id === chosen)
    if (!known && name.trim() === '') return setProblem('Give the initiative a name.')
    const id = known?.id ?? edits.add(name.trim())
    onClose()
    if (id !== null) edits.addOutcomes(id, statementIds, effect)
  }
  return (
    <Dialog
      title="Add to an initiative"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button tone="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button tone="primary" onPress={add}>
            Add
          </Button>
        </>
      }
    >
      {initiatives.length > 0 && (
        <Select
          label="Initiative"
          value={chosen}
          options={[
            ...initiatives.map((each) => ({ value: each.id, label: shownName(each) })),
            { value: NEW, label: 'New initiative' },
          ]}
          onChange={setChosen}
        />
      )}
      {chosen === NEW && (
        <TextField
          label="Name of the new initiative"
          value={name}
          maxLength={INITIATIVE_LIMITS.name}
          errorMessage={problem}
          onChange={(text) => {
            setName(text)
            setProblem(undefined)
          }}
        />
      )}
      <Select
        label="Expected effect"
        value={effect}
        options={EFFECT_OPTIONS}
        onChange={(value) => setEffect(effectOf(value) ?? EFFECTS[1])}
      />
    </Dialog>
  )
}
