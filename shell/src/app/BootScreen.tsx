import { PRODUCT_NAME } from '@outcome-studio/shared/domain/base'
import { color, Spinner, space } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

const Center = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(3)};
  min-height: 100dvh;
  color: ${color.textMuted};

  & > h1 {
    font: inherit;
  }
`

/** Shown until the runtime configuration is loaded. */
export function BootScreen() {
  return (
    <main>
      <Center role="status">
        <Spinner />
        <h1>Opening {PRODUCT_NAME}</h1>
      </Center>
    </main>
  )
}
