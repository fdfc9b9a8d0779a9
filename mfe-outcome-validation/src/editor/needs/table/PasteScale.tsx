import type { RatingScale } from '@outcome-studio/shared/domain/study'
import { Button, space } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import type { ScaleDoubt } from '../../../domain/import/findScaleDoubt.ts'
import { ScaleQuestion } from '../../../mapping/ScaleQuestion.tsx'

const Content = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
`

interface PasteScaleProps {
  readonly doubt: ScaleDoubt
  readonly onChoose: (scale: RatingScale) => void
  readonly onCancel: () => void
}

/** Asks for the scale of pasted ratings. Choosing one fills them in. */
export function PasteScale({ doubt, onChoose, onCancel }: PasteScaleProps) {
  return (
    <Content role="group" aria-label="Scale of the pasted ratings">
      <ScaleQuestion doubt={doubt} scale={null} onChange={onChoose} />
      <Button tone="quiet" onPress={onCancel}>
        Cancel
      </Button>
    </Content>
  )
}
