import { RULES } from '@outcome-studio/shared/domain/checker'
import { RemarkButton } from '@outcome-studio/shared/editor'
import { color, radius, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { RULE_EXAMPLES } from '../../domain/checking/RULE_EXAMPLES.ts'

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

const RULE_BY_ID = new Map(RULES.map((rule) => [rule.id, rule]))

interface WhyButtonProps {
  readonly ruleId: string
  readonly isOpen: boolean
  readonly onPress: () => void
}

/** Shows and hides the reason of a rule. Absent for custom rules, which have only their message. */
export function WhyButton({ ruleId, isOpen, onPress }: WhyButtonProps) {
  if (!RULE_BY_ID.has(ruleId)) return null
  return (
    <RemarkButton type="button" data-quiet aria-expanded={isOpen} onClick={onPress}>
      Why?
    </RemarkButton>
  )
}

/** The reason of a rule, with good and bad examples. */
export function RemarkWhy({ ruleId }: { readonly ruleId: string }) {
  const rule = RULE_BY_ID.get(ruleId)
  const { bad = [], good = [] } = RULE_EXAMPLES[ruleId] ?? {}
  if (!rule) return null
  return (
    <Frame role="note" aria-label={`Why ${ruleId}`}>
      <Title>
        {rule.title} <RuleId>{rule.id}</RuleId>
      </Title>
      <p>{rule.explanation}</p>
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
    </Frame>
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
