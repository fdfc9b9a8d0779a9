import { useNeeds, useNeedsList } from '@outcome-studio/shared/data'
import { describeError } from '@outcome-studio/shared/domain/errors'
import { useHost } from '@outcome-studio/shared/feature'
import {
  Button,
  LinkButton,
  media,
  Notice,
  PageHeader,
  Select,
  Skeleton,
  space,
} from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { type ComparedNames, comparePath } from '../core/comparePath.ts'
import { NeedsPage } from '../core/NeedsPage.ts'
import { Comparison } from './Comparison.tsx'

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    display: none;
  }
`

/** Compares two stored needs documents; which two is in the address. */
export function CompareScreen({ names }: { readonly names: ComparedNames }) {
  const { basename, navigate } = useHost()
  const { data: documents } = useNeedsList()
  const [first, second] = [useNeeds(names.first), useNeeds(names.second)]
  const options = (own: string) =>
    [...new Set([own, ...(documents ?? []).map(({ docName }) => docName)])].map((docName) => ({
      value: docName,
      label: docName,
    }))
  const compare = (changed: Partial<ComparedNames>) => {
    const next = { ...names, ...changed }
    navigate(`${basename}${comparePath(next.first, next.second)}`)
  }
  const failed = [first, second].filter(({ error, isFetching }) => error && !isFetching)
  const isPending = [first, second].some(({ isFetching }) => isFetching)
  return (
    <NeedsPage>
      <PageHeader
        title="Compare needs documents"
        lead="Which goals two maps share, and where they differ."
        actions={<LinkButton to={basename || '/'}>All needs documents</LinkButton>}
      />
      <Choices>
        <Select
          label="First document"
          value={names.first}
          options={options(names.first)}
          onChange={(docName) => compare({ first: docName })}
        />
        <Select
          label="Second document"
          value={names.second}
          options={options(names.second)}
          onChange={(docName) => compare({ second: docName })}
        />
      </Choices>
      {failed.map(({ error, refetch }, at) => (
        <Notice
          key={at === 0 ? 'first' : 'second'}
          tone="danger"
          actions={<Button onPress={() => void refetch()}>Try again</Button>}
        >
          {describeError(error).message}
        </Notice>
      ))}
      {isPending && failed.length === 0 && <Skeleton label="Loading both documents" />}
      {first.data && second.data && failed.length === 0 && (
        <Comparison names={names} first={first.data.content} second={second.data.content} />
      )}
    </NeedsPage>
  )
}
