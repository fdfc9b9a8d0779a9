import { color, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { ScaleQuestion } from './ScaleQuestion.tsx'
import type { ChosenMapping } from './useTableMapping.ts'

const Quiet = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
`

/** What a member should know or decide about a mapped table: the scale of its ratings, and columns that are left out. */
export function MappingDoubts({ chosen: { mapping, mapped, change } }: { readonly chosen: ChosenMapping }) {
  const { scaleDoubt, notImported } = mapped
  return (
    <>
      {scaleDoubt && (
        <ScaleQuestion
          doubt={scaleDoubt}
          scale={mapping.scale ?? null}
          onChange={(scale) => change({ ...mapping, scale })}
        />
      )}
      {notImported.length > 0 && <Quiet>Not imported: {notImported.join(', ')}.</Quiet>}
    </>
  )
}
