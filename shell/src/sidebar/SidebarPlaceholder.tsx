import { Brand } from '@outcome-studio/shared/ui'
import { Bar, BrandSlot, Toggle } from './barStyles.ts'

/** Keeps the sidebar's place until it is known whose it is, so that nothing moves when it comes. */
export function SidebarPlaceholder() {
  return (
    <Bar as="div" aria-hidden="true">
      <BrandSlot>
        <Brand />
      </BrandSlot>
      <Toggle as="span" />
    </Bar>
  )
}
