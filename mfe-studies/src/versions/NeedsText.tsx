import { goalsInLayer, NEED_LAYER_TITLES, NEED_LAYERS, type Needs } from '@outcome-studio/shared/domain/needs'
import { space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

const Text = styled.div`
  display: grid;
  gap: ${space(2)};
  font: ${type.small};
  overflow-wrap: anywhere;

  & ol {
    margin: 0;
    padding-left: ${space(6)};
  }
`

const Title = styled.h3`
  font: ${type.label};
`

/** Shows a whole needs document as text, without the layers that have no goals. */
export function NeedsText({ needs }: { readonly needs: Needs }) {
  const core = goalsInLayer(needs, 'core')[0]
  const layers = NEED_LAYERS.filter((layer) => goalsInLayer(needs, layer).length > 0)
  return (
    <Text>
      <p>Vertical: {needs.vertical || 'Empty'}</p>
      <p>Executor: {core?.executor || 'Empty'}</p>
      {layers.map((layer) => (
        <section key={layer}>
          <Title>{NEED_LAYER_TITLES[layer]}</Title>
          <ol>
            {goalsInLayer(needs, layer).map(({ id, text }) => (
              <li key={id}>{text || 'Empty'}</li>
            ))}
          </ol>
        </section>
      ))}
    </Text>
  )
}
