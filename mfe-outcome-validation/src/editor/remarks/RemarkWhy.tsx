import type { Remark } from '@outcome-studio/shared/domain/study'
import { RemarkButton } from '@outcome-studio/shared/editor'
import { color, radius, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import type { Reason } from '../../domain/checking/faults/Fault.ts'
import { reasonOf } from '../../domain/checking/reasonOf.ts'

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

interface WhyButtonProps {
  readonly remark: Pick<Remark, 'ruleId' | 'message'>
  readonly isOpen: boolean
  readonly onPress: () => void
}

/** Shows and hides the reason of a remark. Absent for custom rules, which have only their message. */
export function WhyButton({ remark, isOpen, onPress }: WhyButtonProps) {
  if (reasonOf(remark) === null) return null
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
  const reasons = [...new Set(remarks.map(reasonOf))].filter((reason) => reason !== null)
  const ruleId = remarks[0]?.ruleId ?? ''
  if (reasons.length === 0) return null
  return (
    <Frame role="note" aria-label={`Why ${ruleId}`}>
      {reasons.map((reason) => (
        <ReasonText key={reason.title} ruleId={ruleId} reason={reason} />
      ))}
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
