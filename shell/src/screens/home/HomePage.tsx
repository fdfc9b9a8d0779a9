import {
  avatarInitial,
  type Claims,
  canActivateMembership,
  displayName,
  type Member,
} from '@outcome-studio/shared/domain'
import { Avatar, Button, media, Page, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { usePerson } from '../../core/PersonContext.ts'
import { useShellHost } from '../../host/ShellHostContext.ts'
import { MembershipBadge } from '../../membership/MembershipBadge.tsx'
import { PaletteButton } from '../../palette/PaletteButton.tsx'
import { homeTiles } from './homeTiles.ts'
import { Tile } from './Tile.tsx'

const Wide = styled(Page)`
  max-width: 1040px;
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

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: ${space(4)};
  list-style: none;
`

/** The dashboard: who one is, how one's membership stands, and where to go. */
export function HomePage() {
  const person = usePerson()
  return person.state === 'signedIn' ? <Home member={person.member} claims={person.claims} /> : null
}

interface HomeProps {
  readonly member: Member
  readonly claims: Claims
}

function Home({ member, claims }: HomeProps) {
  const host = useShellHost()
  return (
    <Wide>
      <Greeting>
        <Who>
          <Avatar initial={avatarInitial(member)} />
          <div>
            <h1>Hello, {displayName(member)}</h1>
            <MembershipBadge member={member} />
          </div>
        </Who>
        <Actions>
          <PaletteButton />
          {canActivateMembership(member) && (
            <Button tone="primary" onPress={() => host.services.openModal('membershipRequired')}>
              Activate your Membership
            </Button>
          )}
        </Actions>
      </Greeting>
      <Tiles role="list" aria-label="Areas">
        {homeTiles(member, claims).map((tile) => (
          <Tile key={tile.title} tile={tile} />
        ))}
      </Tiles>
    </Wide>
  )
}
