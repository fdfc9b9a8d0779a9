import { color, descriptionStyles, labelStyles, space } from '@outcome-studio/shared/ui'
import { useId } from 'react'
import styled from 'styled-components'
import type { FoundClusters } from '../../../domain/segments/findClusters.ts'

const Choices = styled.fieldset`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    ${labelStyles}
    padding: 0 0 ${space(1)};
  }
  & > label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 ${space(3)};
    align-items: center;
    min-height: 32px;
    cursor: pointer;
  }
  & input {
    width: 18px;
    height: 18px;
    margin: 0;
    accent-color: ${color.accentFill};
  }
  & small {
    ${descriptionStyles}
    display: block;
    font-variant-numeric: tabular-nums;
  }
`

const Hint = styled.p`
  ${descriptionStyles}
`

interface CountChoiceProps {
  readonly found: readonly FoundClusters[]
  readonly chosen: FoundClusters
  /** The clusters with the highest silhouette. */
  readonly clearest: FoundClusters | undefined
  readonly onChoose: (count: number) => void
}

/** Chooses the number of clusters by their sizes and how clearly they are apart. */
export function CountChoice({ found, chosen, clearest, onChoose }: CountChoiceProps) {
  const name = useId()
  const hint = useId()
  return (
    <Choices aria-describedby={hint}>
      <legend>Number of clusters</legend>
      {found.map((each) => (
        <label key={each.centers.length}>
          <input
            type="radio"
            name={name}
            checked={each === chosen}
            onChange={() => onChoose(each.centers.length)}
          />
          <span>
            {each.centers.length} clusters
            <small>
              {each.sizes.join(', ')} respondents, silhouette {each.silhouette.toFixed(2)}
              {each === clearest && ' (the clearest)'}
            </small>
          </span>
        </label>
      ))}
      <Hint id={hint}>
        The silhouette, from −1 to 1, says how clearly clusters are apart. With many outcomes it is low;
        compare the numbers with each other.
      </Hint>
    </Choices>
  )
}
