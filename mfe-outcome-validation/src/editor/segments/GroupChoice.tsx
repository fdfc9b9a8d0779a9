import { media, Select, space } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import type { Group } from '../../domain/segments/groupsOf.ts'

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 320px));
  gap: ${space(3)};

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    display: none;
  }
`

interface GroupChoiceProps {
  readonly groups: readonly Group[]
  /** Id of the group that is shown. */
  readonly shown: string
  /** Id of the group that it is compared with; null for none. */
  readonly other: string | null
  readonly onShow: (id: string) => void
  readonly onCompare: (id: string | null) => void
}

/** No segment has this id: those of segments begin with a uuid. */
const NOTHING = 'nothing'

/** Chooses one group of respondents, or two to compare. */
export function GroupChoice({ groups, shown, other, onShow, onCompare }: GroupChoiceProps) {
  const options = groups.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Row>
      <Select label="Show" value={shown} options={options} onChange={onShow} />
      <Select
        label="Compare with"
        value={other ?? NOTHING}
        options={[{ value: NOTHING, label: 'Nothing' }, ...options.filter(({ value }) => value !== shown)]}
        onChange={(id) => onCompare(id === NOTHING ? null : id)}
      />
    </Row>
  )
}
