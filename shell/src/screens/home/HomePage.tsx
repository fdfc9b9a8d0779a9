import { photoToShow } from '@outcome-studio/shared/domain/account'
import { PLAN_PATH, PROFILE_PATH } from '@outcome-studio/shared/domain/areas'
import {
  avatarInitial,
  canActivateMembership,
  displayName,
  hadAccess,
  hasValidTrial,
} from '@outcome-studio/shared/domain/member'
import { useReadable } from '@outcome-studio/shared/feature'
import {
  Avatar,
  Button,
  color,
  media,
  Notice,
  Page,
  radius,
  space,
  TextLink,
  type,
} from '@outcome-studio/shared/ui'
import { useEffect } from 'react'
import styled from 'styled-components'
import { useEnvironment } from '../../core/EnvironmentContext.ts'
import type { SignedInPerson } from '../../core/Person.ts'
import { usePerson } from '../../core/PersonContext.ts'
import { whenIdleOnceLive } from '../../core/whenIdleOnceLive.ts'
import { useShellHost } from '../../host/ShellHostContext.ts'
import { CheckoutReturn } from '../../membership/CheckoutReturn.tsx'
import { MembershipBadge } from '../../membership/MembershipBadge.tsx'
import { PaymentNoticeSlot } from '../../membership/PaymentNoticeSlot.tsx'
import { lazyModal } from '../../overlays/lazyModal.ts'
import { PaletteButton } from '../../palette/PaletteButton.tsx'
import { homeTiles } from './homeTiles.ts'
import { NextEventSlot } from './NextEventSlot.tsx'
import { Continue } from './recent/Continue.tsx'
import { Tile } from './Tile.tsx'

const Wide = styled(Page)`
  max-width: 1440px;
`

const Greeting = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
`

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  min-width: 0;

  & h1 {
    font: ${type.title};
    letter-spacing: -0.015em;
    overflow-wrap: anywhere;
  }
`

const AccountLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(4)};
  margin-top: ${space(1)};
  font: ${type.small};

  & > a:not(:hover) {
    text-decoration: none;
  }
  /* Two lines from the start: what the membership is, is known later. */
  @media (max-width: 359px) {
    align-content: start;
    min-height: 48px;
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};

  ${media.narrow} {
    width: 100%;

    & > * {
      flex: 1 0 auto;
    }
  }
`

/** One quiet row in a wide window, one list on a phone. */
const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: ${space(3)};
  list-style: none;

  ${media.narrow} {
    gap: 0;
    border: 1px solid ${color.border};
    border-radius: ${radius.large};
    background: ${color.surface};
  }
`

/** The dashboard: a greeting, the state of the membership, the last documents, and a tile for each area. */
export function HomePage() {
  const person = usePerson()
  return person.state === 'signedIn' ? <Home person={person} /> : null
}

function Home({ person }: { readonly person: SignedInPerson }) {
  const { member } = person
  const host = useShellHost()
  const { config } = useEnvironment()
  const { unrestricted } = useReadable(host.services.access)
  const hasEnded = !unrestricted && hadAccess(member) && !member.payment
  const canActivate = canActivateMembership(member)
  // Loaded on press, it would come late: the first press would seem only to close the checklist.
  useEffect(() => {
    // A failure is ignored here; opening the modal loads it again and reports a failure.
    if (canActivate) return whenIdleOnceLive(() => void lazyModal.load().catch(() => {}))
  }, [canActivate])
  const renew = (canActivate || hasEnded) && (
    <Button
      tone="primary"
      onPress={() =>
        canActivate ? host.services.openModal('membershipRequired') : host.services.navigate(PLAN_PATH)
      }
    >
      {canActivate ? 'Activate your Membership' : 'See plans'}
    </Button>
  )
  return (
    <Wide>
      <Greeting>
        <Who>
          <Avatar initial={avatarInitial(member)} src={photoToShow(member.photoUrl)} />
          <div>
            <h1>Hello, {displayName(member)}</h1>
            <AccountLine>
              <MembershipBadge member={member} />
              {member.groupName !== undefined && hasValidTrial(member, new Date()) && (
                <p>A seat of {member.groupName}’s group</p>
              )}
              <TextLink to={PROFILE_PATH}>Profile</TextLink>
              <TextLink to={PLAN_PATH}>Plan</TextLink>
            </AccountLine>
          </div>
        </Who>
        <Actions>
          <PaletteButton />
          {!hasEnded && renew}
        </Actions>
      </Greeting>
      <CheckoutReturn key={member.id} memberId={member.id} />
      {hasEnded && (
        <Notice tone="warning" actions={renew}>
          {canActivate ? 'Your membership' : 'Access through your group'} has ended. What you have saved can
          still be opened, read and exported.
        </Notice>
      )}
      <PaymentNoticeSlot key={`payment ${member.id}`} member={member} />
      <NextEventSlot place="top" />
      <Continue />
      <Tiles role="list" aria-label="Areas">
        {homeTiles(person, config.links).map((tile) => (
          <Tile key={tile.title} tile={tile} needsMembership={tile.kind === 'area' && !unrestricted} />
        ))}
      </Tiles>
      <NextEventSlot place="end" />
    </Wide>
  )
}
