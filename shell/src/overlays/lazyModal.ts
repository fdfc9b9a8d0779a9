import { createLazy } from '@outcome-studio/shared/domain/base'

/** Whichever modal is open, loaded when one is opened, or ahead by home for a member who can activate a membership. */
export const lazyModal = createLazy(async () => (await import('./ShownModal.tsx')).ShownModal)
