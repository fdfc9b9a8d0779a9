import type { Need } from '@outcome-studio/shared/domain/analysis'
import { counted, findByWords } from '@outcome-studio/shared/domain/base'
import {
  EFFECTS,
  type Effect,
  type Initiative,
  type OutcomeStatementUuid,
} from '@outcome-studio/shared/domain/study'
import { Button, Checkbox, color, Dialog, Select, space, TextField, type } from '@outcome-studio/shared/ui'
import { useMemo, useState } from 'react'
import styled from 'styled-components'
import { describeNumber } from '../needs/describeNumber.ts'
import { EFFECT_OPTIONS, effectOf } from './edits/EFFECT_OPTIONS.ts'
import { shownName } from './edits/initiativeKey.ts'

/** Outcomes shown at most; the filter finds the others. */
const SHOWN = 100

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  max-height: 44dvh;
  overflow-y: auto;
  padding: ${space(1)};
  border: 1px solid ${color.border};
  list-style: none;
`

const Quiet = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
`

interface AddOutcomesDialogProps {
  readonly initiative: Initiative
  /** In descending order of opportunity. */
  readonly needs: readonly Need[]
  readonly onAdd: (statementIds: readonly OutcomeStatementUuid[], effect: Effect) => void
  readonly onClose: () => void
}

/** Asks which outcomes an initiative serves, and with which effect. It lists those that it does not serve yet. */
export function AddOutcomesDialog({ initiative, needs, onAdd, onClose }: AddOutcomesDialogProps) {
  const [words, setWords] = useState('')
  const [effect, setEffect] = useState<Effect>('medium')
  const [chosen, setChosen] = useState<ReadonlySet<OutcomeStatementUuid>>(new Set())
  const others = useMemo(() => {
    const served = new Set(initiative.effects.map(({ statementId }) => statementId))
    return needs.filter(({ statementId }) => !served.has(statementId))
  }, [initiative, needs])
  const found = useMemo(
    () => findByWords(others, words, ({ number, text, jobStep }) => `${number} ${text} ${jobStep}`),
    [others, words],
  )
  const shown = found.slice(0, SHOWN)
  const toggle = (id: OutcomeStatementUuid, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  return (
    <Dialog
      title={`Add outcomes to ${shownName(initiative)}`}
      size="large"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button tone="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button
            tone="primary"
            isDisabled={chosen.size === 0}
            onPress={() => {
              // In descending order of opportunity, whatever the order of choosing.
              onAdd(
                others
                  .filter(({ statementId }) => chosen.has(statementId))
                  .map(({ statementId }) => statementId),
                effect,
              )
              onClose()
            }}
          >
            {chosen.size === 0 ? 'Add outcomes' : `Add ${counted(chosen.size, 'outcome')}`}
          </Button>
        </>
      }
    >
      <TextField label="Find outcomes" type="search" value={words} onChange={setWords} autoFocus />
      <Select
        label="Expected effect"
        value={effect}
        options={EFFECT_OPTIONS}
        onChange={(value) => setEffect(effectOf(value) ?? EFFECTS[1])}
      />
      {shown.length === 0 ? (
        <Quiet>
          {others.length === 0
            ? 'It serves every outcome already. Outcome statements that are empty or out are not listed.'
            : 'No outcome has these words. Try fewer of them.'}
        </Quiet>
      ) : (
        <List aria-label="Outcomes, the highest opportunity first">
          {shown.map(({ statementId, number, text, score }) => (
            <li key={statementId}>
              <Checkbox
                label={`${number} ${text}`}
                description={score === null ? 'Not rated' : `Opportunity ${describeNumber(score)}`}
                isSelected={chosen.has(statementId)}
                onChange={(isChosen) => toggle(statementId, isChosen)}
              />
            </li>
          ))}
        </List>
      )}
      {shown.length < found.length && (
        <Quiet>
          {SHOWN} of {found.length.toLocaleString('en-US')} outcomes are shown. Type a word to find others.
        </Quiet>
      )}
    </Dialog>
  )
}
