import { createLazy } from '@outcome-studio/shared/domain/base'
import { RULES } from '@outcome-studio/shared/domain/checker'
import type { Remark } from '@outcome-studio/shared/domain/study'
import { RemarkButton } from '@outcome-studio/shared/editor'
import { useHost, useLazy } from '@outcome-studio/shared/feature'
import { color, radius, Skeleton, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import type { Reason } from '../../domain/checking/faults/Fault.ts'

const Frame = styled.div`
  display: grid;
  gap: ${space(1)};
  max-width: 560px;
  margin: ${space(1)} 0;
  padding: ${space(3)};
  border-radius: ${radius.medium};
  background: ${color.sunken};
  color: ${color.text};
  font: ${type.small};
`

const Title = styled.p`
  font: ${type.label};

  &:not(:first-child) {
    margin-top: ${space(2)};
  }
`

/** Names the rule, for example in a conversation about it. Elsewhere its message is enough. */
const RuleId = styled.span`
  color: ${color.textMuted};
  font: ${type.tiny};
`

const Examples = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(1)} ${space(2)};

  & > dt {
    color: ${color.textMuted};
    font: ${type.label};
  }
  & > dt[data-good] {
    color: ${color.success};
  }
`

/** The reasons of all faults are long, and only some members ask for one. */
const reasons = createLazy(async () => (await import('../../domain/checking/reasonOf.ts')).reasonOf)
const EXPLAINED: ReadonlySet<string> = new Set(RULES.map(({ id }) => id))

interface WhyButtonProps {
  readonly ruleId: string
  readonly isOpen: boolean
  readonly onPress: () => void
}

/** Shows and hides the reason of a remark. Absent for custom rules, which have only their message. */
export function WhyButton({ ruleId, isOpen, onPress }: WhyButtonProps) {
  if (!EXPLAINED.has(ruleId)) return null
  return (
    <RemarkButton type="button" data-quiet aria-expanded={isOpen} onClick={onPress}>
      Why?
    </RemarkButton>
  )
}

interface RemarkWhyProps {
  /** Of one rule. They may be about several faults. */
  readonly remarks: readonly Pick<Remark, 'ruleId' | 'message'>[]
}

/** The reason of each fault, with good and bad examples. */
export function RemarkWhy({ remarks }: RemarkWhyProps) {
  const host = useHost()
  const ruleId = remarks[0]?.ruleId ?? ''
  const state = useLazy(reasons, { onFailure: (error) => host.report(error, { during: 'loading a reason' }) })
  if (!EXPLAINED.has(ruleId)) return null
  return (
    <Frame role="note" aria-label={`Why ${ruleId}`}>
      {state.kind === 'loaded' ? (
        [...new Set(remarks.map(state.value))].map(
          (reason) => reason && <ReasonText key={reason.title} ruleId={ruleId} reason={reason} />,
        )
      ) : state.kind === 'failed' ? (
        <p>
          The reason could not be loaded. Check the connection and try again.{' '}
          <RemarkButton type="button" onClick={state.retry}>
            Try again
          </RemarkButton>
        </p>
      ) : (
        <Skeleton label="Loading the reason" lines={2} />
      )}
    </Frame>
  )
}

function ReasonText({ ruleId, reason }: { readonly ruleId: string; readonly reason: Reason }) {
  const { good, bad } = reason.examples
  return (
    <>
      <Title>
        {reason.title} <RuleId>{ruleId}</RuleId>
      </Title>
      <p>{reason.explanation}</p>
      {good.length + bad.length > 0 && (
        <Examples>
          {bad.map((text) => (
            <Example key={text} text={text} />
          ))}
          {good.map((text) => (
            <Example key={text} text={text} isGood />
          ))}
        </Examples>
      )}
    </>
  )
}

function Example({ text, isGood }: { readonly text: string; readonly isGood?: boolean }) {
  return (
    <>
      <dt data-good={isGood}>{isGood ? 'Good' : 'Not'}</dt>
      <dd>{text}</dd>
    </>
  )
}
