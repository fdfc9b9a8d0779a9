import { Card, color, space } from '@outcome-studio/shared/ui'
import { Check } from 'lucide-react'
import styled from 'styled-components'
import { membershipIncludes } from '../domain/PLAN_TEXTS.ts'

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

/** Lists what a membership includes. */
export function MembershipBenefits({ hasCoach }: { readonly hasCoach: boolean }) {
  return (
    <Card
      title="What a membership includes"
      lead="Without one you can still open, read and export what is yours."
    >
      <List role="list">
        {membershipIncludes(hasCoach).map((part) => (
          <li key={part}>
            <Check aria-hidden="true" />
            <span>{part}</span>
          </li>
        ))}
      </List>
    </Card>
  )
}
