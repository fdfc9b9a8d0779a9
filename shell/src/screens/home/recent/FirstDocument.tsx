import { color, media, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { MenuIcon } from '../../../areas/MenuIcon.tsx'
import { Facts, Item, Items, Words } from './recentStyles.ts'

// In the middle of the reserved space, which is wider than a text may be.
const Frame = styled.div`
  margin-block: auto;

  ${media.wide} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
    gap: ${space(10)};
  }
`

const Title = styled.h3`
  font: ${type.heading};
`

const Name = styled.span`
  font-weight: 550;
`

const Text = styled.p`
  max-width: 60ch;
  margin-top: ${space(1)};
  color: ${color.textMuted};
  text-wrap: pretty;
`

const Parts = styled.ol`
  display: grid;
  gap: ${space(1)};
  margin-top: ${space(2)};
  padding-left: ${space(5)};
`

const Beside = styled.div`
  ${media.wide} {
    padding-left: ${space(10)};
    border-left: 1px solid ${color.border};
  }
`

interface FirstDocumentProps {
  /** Whether only the height of a few lines is reserved; the longer text fills that of three documents. */
  readonly isShort: boolean
  /** Whether the member's access has ended: an invitation to write would contradict the notice of that. */
  readonly hasEnded: boolean
}

/** What needs no membership, in the rows of three documents. */
const STILL_OPEN = [
  { icon: 'checklist', name: 'Finished examples', facts: 'Every view of a study, with invented ratings' },
  { icon: 'calendar', name: 'Live events', facts: 'Their dates and descriptions' },
  { icon: 'person', name: 'Your profile', facts: 'Your name, settings and data' },
] as const

/** Shown instead of the recent documents to a member who has none. */
export function FirstDocument({ isShort, hasEnded }: FirstDocumentProps) {
  if (hasEnded) {
    return (
      <Items role="list">
        {STILL_OPEN.map(({ icon, name, facts }) => (
          <Item key={name}>
            <MenuIcon name={icon} />
            <Words>
              <Name>{name}</Name>
              <Facts>{facts}</Facts>
            </Words>
          </Item>
        ))}
      </Items>
    )
  }
  return (
    <Frame>
      <div>
        <Title>Write your first study</Title>
        <Text>
          {isShort &&
            'A study holds one job, the steps to get it done, and how people measure success in each step. '}
          Every statement is checked while you type. New here? Read a finished example first.
        </Text>
      </div>
      {!isShort && (
        <Beside>
          <Parts>
            <li>The job: what people try to get done.</li>
            <li>Job steps: what they do to get it done.</li>
            <li>Outcome statements: how they measure success in each step.</li>
          </Parts>
        </Beside>
      )}
    </Frame>
  )
}
