import { Card, color, space } from '@outcome-studio/shared/ui'
import { Check } from 'lucide-react'
import styled from 'styled-components'

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  list-style: none;

  & > li {
    display: flex;
    gap: ${space(2)};
  }
  & svg {
    flex: none;
    width: 16px;
    height: 24px;
    color: ${color.success};
  }
`

const INCLUDED = [
  'Outcome Validation: studies whose job, steps and outcome statements are checked as you write',
  'Needs Framework: customer needs mapped by market',
  'Live Events: registration and recordings',
  'Training and Community: everything for members there',
] as const

/** Lists what a membership includes. */
export function MembershipBenefits() {
  return (
    <Card
      title="What a membership includes"
      lead="Without one you can still open, read and export what is yours."
    >
      <List role="list">
        {INCLUDED.map((part) => (
          <li key={part}>
            <Check aria-hidden="true" />
            <span>{part}</span>
          </li>
        ))}
      </List>
    </Card>
  )
}
