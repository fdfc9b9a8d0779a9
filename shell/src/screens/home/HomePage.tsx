import {
  avatarInitial,
  canActivateMembership,
  displayName,
  type Member,
  membershipBadge,
} from '@outcome-studio/shared/domain'
import { Avatar, Badge, Button, Page, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { useShell } from '../../boot/ShellContext.ts'
import { areasFor } from '../../layout/navigation.ts'
import { usePerson } from '../../person/PersonContext.ts'
import { AreaTile } from './AreaTile.tsx'
import { ExternalTile } from './ExternalTile.tsx'

const Greeting = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};

  & > h1 {
    font: ${type.title};
    letter-spacing: -0.015em;
    overflow-wrap: anywhere;
  }
`

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  gap: ${space(4)};
  list-style: none;
`

/** The dashboard: who one is, how one's membership stands, and where to go. */
export function HomePage() {
  const person = usePerson()
  return person.state === 'signedIn' ? <Home member={person.member} /> : null
}

function Home({ member }: { readonly member: Member }) {
  const { host } = useShell()
  // What a member pays is not known yet, so a standard membership bears no badge.
  const badge = membershipBadge(member, null, new Date())
  const areas = areasFor(member).filter(({ path }) => path !== '/')
  return (
    <Page>
      <Greeting>
        <Avatar initial={avatarInitial(member)} />
        <h1>Hello, {displayName(member)}</h1>
        {badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
        {canActivateMembership(member) && (
          <Button onPress={() => host.services.openModal('membershipRequired')}>
            Activate your Membership
          </Button>
        )}
      </Greeting>
      <Tiles role="list" aria-label="Areas">
        {areas.map((area) => (
          <li key={area.path}>
            <AreaTile area={area} />
          </li>
        ))}
        <li>
          <ExternalTile link="training" lead="Learn the method step by step, on our training site." />
        </li>
        <li>
          <ExternalTile link="community" lead="Ask, answer and compare notes with other members." />
        </li>
      </Tiles>
    </Page>
  )
}
