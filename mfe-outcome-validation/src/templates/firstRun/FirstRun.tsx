import { useFinishFirstRun } from '@outcome-studio/shared/data'
import { OUTLINE } from '@outcome-studio/shared/document'
import type { OutcomeStatementUuid } from '@outcome-studio/shared/domain/study'
import { useHost, useMemberOfHost } from '@outcome-studio/shared/feature'
import { space } from '@outcome-studio/shared/ui'
import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { useEditor, useSessionValue } from '../../editor/react/EditorContext.ts'
import { useView } from '../../editor/views/useView.ts'
import { FirstRunCard } from './FirstRunCard.tsx'
import { FixStep } from './FixStep.tsx'
import { MoveStep } from './MoveStep.tsx'
import { RateStep } from './RateStep.tsx'

/** The steps of the path, after its offer. */
type Step = 'offer' | 'fix' | 'rate' | 'move'

/** A statement of the example as somebody might write it first. The check finds its first word. */
const worseOf = (text: string): string => text.replace(/^(Minimize|Increase)\b/, 'Reduce')

/** Side by side where there is space for two lines of each: the study below is what they are about. */
const Offer = styled.div`
  display: grid;
  gap: ${space(2)};

  @media (min-width: 1200px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${space(4)};
  }
  @media print {
    display: block;
  }
`

interface FirstRunProps {
  /**
   * The notice of the example, which makes room while the steps are taken.
   * @param isSecond whether the path is offered, which comes first
   */
  readonly notice: (isSecond: boolean) => ReactNode
}

/**
 * Three steps on the first statement of a worked example: fix it, rate it, see it move. Skipped or finished, it is not
 * shown to this member again. It changes the open example alone, which is stored nowhere.
 */
export function FirstRun({ notice }: FirstRunProps) {
  const member = useMemberOfHost()
  const statementId = useSessionValue(OUTLINE, ({ views }) => {
    const [first] = views.outline
    return first === undefined ? undefined : views.step(first)?.statementIds[0]
  })
  const [isOver, setOver] = useState(false)
  if (!member || member.hasDoneFirstRun || isOver || statementId === undefined) return notice(false)
  return <Path notice={notice} statementId={statementId} onEnd={() => setOver(true)} />
}

interface PathProps extends FirstRunProps {
  readonly statementId: OutcomeStatementUuid
  readonly onEnd: () => void
}

function Path({ notice, statementId, onEnd }: PathProps) {
  const host = useHost()
  const { session } = useEditor()
  const finish = useFinishFirstRun()
  const [, showView] = useView()
  const [step, setStep] = useState<Step>('offer')
  const [before] = useState(() => session.content)
  const end = () => {
    onEnd()
    // The path stays away on this page; elsewhere it comes again if this was not stored.
    finish.mutate(undefined, { onError: host.showError })
  }
  const original = before.jobSteps
    .flatMap(({ outcomeStatements }) => outcomeStatements)
    .find(({ uuid }) => uuid === statementId)
  const restoreText = () => {
    if (original === undefined) return
    session.apply({ kind: 'updateOutcomeStatement', statementId, userInput: original.userInput })
  }
  const skip = () => {
    if (step === 'fix') restoreText()
    end()
  }
  const start = () => {
    const { userInput = '' } = session.views.statement(statementId) ?? {}
    session.apply({ kind: 'updateOutcomeStatement', statementId, userInput: worseOf(userInput) })
    showView(null)
    setStep('fix')
  }
  switch (step) {
    case 'offer':
      return (
        <Offer>
          {notice(true)}
          <FirstRunCard
            isInLine
            title="New here? Try it on this example"
            lead="Fix a statement, rate it and see it move, in two minutes."
            next={{ label: 'Start', onPress: start }}
            onSkip={skip}
          />
        </Offer>
      )
    case 'fix':
      return (
        <FixStep
          statementId={statementId}
          onNext={() => setStep('rate')}
          onSkipStep={() => {
            restoreText()
            setStep('rate')
          }}
          onSkip={skip}
        />
      )
    case 'rate':
      return (
        <RateStep
          statementId={statementId}
          onNext={() => {
            showView('needs')
            setStep('move')
          }}
          onBack={() => setStep('fix')}
          onSkip={skip}
        />
      )
    case 'move':
      return (
        <MoveStep
          statementId={statementId}
          before={original?.rating}
          onBack={() => {
            showView(null)
            setStep('rate')
          }}
          onEnd={end}
        />
      )
  }
}
