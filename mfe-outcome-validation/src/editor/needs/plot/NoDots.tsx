import { Button, color, radius, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

/** In the middle of the axes, which are left of it and below. */
const Place = styled.div`
  position: absolute;
  inset: 4% 4% 12% 10%;
  display: grid;
  place-items: center;
`

const Words = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  max-width: 260px;
  padding: ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
  color: ${color.textMuted};
  font: ${type.small};
  text-align: center;

  & > strong {
    color: ${color.text};
    font: ${type.label};
  }
  & > button {
    margin-top: ${space(1)};
  }
`

/** Takes the place of the dots while no outcome is rated. */
export function NoDots({ onGoToRow }: { readonly onGoToRow: (() => void) | undefined }) {
  return (
    <Place>
      <Words>
        <strong>No outcome is rated yet</strong>
        <span>Each one with both ratings becomes a dot here.</span>
        {onGoToRow && <Button onPress={onGoToRow}>Go to the first outcome</Button>}
      </Words>
    </Place>
  )
}
