import { Brand } from '@outcome-studio/shared/ui'
import { Bar, BrandPlace, Toggle } from './barStyles.ts'

/** Keeps the sidebar's place until it is known whose it is, so that nothing moves when it comes. */
export function SidebarPlace() {
  return (
    <Bar as="div" aria-hidden="true">
      <BrandPlace>
        <Brand />
      </BrandPlace>
      <Toggle as="span" />
    </Bar>
  )
}
