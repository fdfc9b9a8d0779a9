import { color, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

const Frame = styled.div`
  padding: ${space(1)} ${space(2)} ${space(2)};
  color: ${color.textMuted};
  font: ${type.small};

  & li {
    margin-left: ${space(4)};
    list-style: disc;
  }
  [data-placed] & {
    padding: 2px 0 0;
    font: 400 12px / 16px var(--os-font);

    & li {
      margin: 2px 0 0;
      list-style: none;
    }
  }
`

/** Tells what could stand in a layer without goals. */
export function EmptyLayer({ examples }: { readonly examples: readonly string[] }) {
  return (
    <Frame>
      {examples.length === 0 ? (
        'No goals yet.'
      ) : (
        <>
          For example:
          <ul>
            {examples.slice(0, 2).map((example) => (
              <li key={example}>{example}</li>
            ))}
          </ul>
        </>
      )}
    </Frame>
  )
}
