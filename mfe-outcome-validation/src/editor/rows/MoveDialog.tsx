import { placeOfStatement } from '@outcome-studio/shared/document'
import { jobStepUuid, outcomeStatementUuid } from '@outcome-studio/shared/domain/study'
import { Button, Dialog, Select, type SelectOption } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import { shortened } from '../../core/shortened.ts'
import { useEditor } from '../react/EditorContext.ts'

interface MoveDialogProps {
  /** Of a job step or an outcome statement. */
  readonly uuid: string
  readonly onClose: () => void
}

const NOTHING = ''

/** Moves a step or statement to the chosen place, or exchanges it with another one, in one edit. */
export function MoveDialog({ uuid, onClose }: MoveDialogProps) {
  const { session, moves, focus } = useEditor()
  const { views } = session
  const statementId = outcomeStatementUuid(uuid)
  const home = placeOfStatement(views, statementId)
  const stepAt = views.outline.indexOf(jobStepUuid(uuid))
  const [stepId, setStepId] = useState(home?.stepId ?? jobStepUuid(uuid))
  const [partner, setPartner] = useState(NOTHING)
  const [to, setTo] = useState(home?.at ?? Math.max(stepAt, 0))

  const steps = views.outline.map((id, at) => ({ id, text: `${at + 1} ${views.step(id)?.userInput ?? ''}` }))
  const chosenAt = views.outline.indexOf(stepId)
  const others = home
    ? (views.step(stepId)?.statementIds ?? [])
        .map((id, at) => ({ id, text: `${chosenAt + 1}.${at + 1} ${views.statement(id)?.userInput ?? ''}` }))
        .filter(({ id }) => id !== statementId)
    : steps.filter(({ id }) => id !== uuid)

  const move = () => {
    onClose()
    const isMoved = home ? moves.statementTo(statementId, stepId, to) : moves.stepTo(jobStepUuid(uuid), to)
    if (isMoved) focus.request(uuid)
  }
  const exchange = () => {
    onClose()
    const isExchanged = home
      ? moves.exchangeStatements(statementId, outcomeStatementUuid(partner))
      : moves.exchangeSteps(jobStepUuid(uuid), jobStepUuid(partner))
    if (isExchanged) focus.request(uuid)
  }
  // A statement changes places only within its step.
  const partners = home && stepId !== home.stepId ? [] : others
  const isExchange = partners.some(({ id }) => id === partner)
  const chooseStep = (value: string) => {
    const chosen = jobStepUuid(value)
    setStepId(chosen)
    setTo(chosen === home?.stepId ? home.at : (views.step(chosen)?.statementIds.length ?? 0))
  }
  const name = home ? `outcome statement ${home.stepAt + 1}.${home.at + 1}` : `job step ${stepAt + 1}`
  return (
    <Dialog
      title={`Move ${name}`}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button tone="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button tone="primary" onPress={isExchange ? exchange : move}>
            {isExchange ? 'Exchange' : 'Move'}
          </Button>
        </>
      }
    >
      {home && (
        <Select
          label="To job step"
          value={stepId}
          options={steps.map(({ id, text }) => ({ value: id, label: shortened(text) }))}
          onChange={chooseStep}
        />
      )}
      <Select
        label="Place"
        value={String(to)}
        options={placesAmong(others)}
        onChange={(value) => {
          setTo(Number(value))
          setPartner(NOTHING)
        }}
      />
      {partners.length > 0 && (
        <Select
          label="Or exchange with"
          value={isExchange ? partner : NOTHING}
          options={[
            { value: NOTHING, label: 'Nothing' },
            ...partners.map(({ id, text }) => ({ value: id, label: shortened(text) })),
          ]}
          onChange={setPartner}
        />
      )}
    </Dialog>
  )
}

/** Index and label of each place in a list without the moved item. */
function placesAmong(others: readonly { readonly text: string }[]): readonly SelectOption[] {
  const after = others.map(({ text }, at) => ({
    value: String(at + 1),
    label: at === others.length - 1 ? 'At the end' : `After ${shortened(text)}`,
  }))
  return [{ value: '0', label: 'At the top' }, ...after]
}
