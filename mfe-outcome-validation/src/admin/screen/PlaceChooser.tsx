import { type RulesPlace, useStudyList } from '@outcome-studio/shared/data'
import { describeError } from '@outcome-studio/shared/domain/errors'
import { useHost, useMemberOfHost } from '@outcome-studio/shared/feature'
import { Button, Notice, Select } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { pathOf } from './placeAt.ts'

const Place = styled.div`
  max-width: 420px;
`

const ORGANIZATION = ''
/** Prefix of study names, so that no study name equals the organization's option. */
const STUDY = 'study '

/** Selects whose rules are edited. */
export function PlaceChooser({ place }: { readonly place: RulesPlace }) {
  const host = useHost()
  const { data: studies = [], error, refetch } = useStudyList()
  const domain = useMemberOfHost()?.email.split('@').at(-1) ?? ''
  const known = studies.map(({ docName }) => docName)
  const chosen = place.kind === 'study' ? place.docName : null
  const names = chosen === null || known.includes(chosen) ? known : [chosen, ...known]
  const choose = (value: string) => {
    const next: RulesPlace =
      value === ORGANIZATION
        ? { kind: 'organization' }
        : { kind: 'study', docName: value.slice(STUDY.length) }
    host.navigate(`${host.basename}${pathOf(next)}`)
  }
  return (
    <>
      <Place>
        <Select
          label="Rules of"
          value={chosen === null ? ORGANIZATION : `${STUDY}${chosen}`}
          options={[
            { value: ORGANIZATION, label: `Your organization (${domain})` },
            ...names.map((name) => ({ value: `${STUDY}${name}`, label: `Study: ${name}` })),
          ]}
          onChange={choose}
        />
      </Place>
      {error && (
        <Notice tone="warning" actions={<Button onPress={refetch}>Try again</Button>}>
          Your studies could not be listed. {describeError(error).message}
        </Notice>
      )}
    </>
  )
}
