import { listSeededPeople, type RuntimeConfig } from '@outcome-studio/shared/data'
import { Button, color, Notice, Skeleton, space, type } from '@outcome-studio/shared/ui'
import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'

const List = styled.ul`
  display: grid;
  margin: 0 -${space(3)};
  list-style: none;

  & > li > button,
  & > li > button > span {
    justify-content: space-between;
    width: 100%;
  }
  & > li > button {
    padding-inline: ${space(3)};
  }
`

const Email = styled.span`
  color: ${color.textMuted};
  font: ${type.small};
`

interface SeededPeopleProps {
  readonly config: RuntimeConfig
  readonly isBusy: boolean
  readonly onChoose: (customToken: string) => void
}

/** The people of the local cloud, each a button that signs in as them. */
export function SeededPeople({ config, isBusy, onChoose }: SeededPeopleProps) {
  const people = useQuery({
    queryKey: ['devToken', 'people'],
    queryFn: () => listSeededPeople(config, fetch),
    // The answer holds tokens that expire.
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  })

  if (people.isFetching) return <Skeleton label="Loading people" lines={6} />
  if (people.isError) {
    return (
      <Notice tone="danger" actions={<Button onPress={() => people.refetch()}>Try again</Button>}>
        The sign-in server does not answer. Check that the local cloud is running.
      </Notice>
    )
  }
  if (!people.data?.length) return <Notice>The local cloud has no people yet.</Notice>
  return (
    <List role="list" aria-label="People">
      {people.data.map(({ uid, email, name, customToken }) => (
        <li key={uid}>
          <Button tone="quiet" isDisabled={isBusy} onPress={() => onChoose(customToken)}>
            <span>{name === '' ? 'No name yet' : name}</span> <Email>{email}</Email>
          </Button>
        </li>
      ))}
    </List>
  )
}
