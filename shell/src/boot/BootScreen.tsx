import { PRODUCT_NAME } from '@outcome-studio/shared/domain'
import { color, Spinner, space } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

const Center = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(3)};
  min-height: 100dvh;
  color: ${color.textMuted};
`

/** What is seen until the page knows where it belongs. */
export function BootScreen() {
  return (
    <Center role="status">
      <Spinner />
      Opening {PRODUCT_NAME}
    </Center>
  )
}
