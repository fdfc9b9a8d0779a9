import { maskedIcons } from '@outcome-studio/shared/ui'

/** Lucide's icons (ISC licence). A large study would have six thousand svg elements. */
export const controlIcons = maskedIcons({
  up: 'm5 12 7-7 7 7M12 19V5',
  down: 'M12 5v14m7-7-7 7-7-7',
  remove:
    'M10 11v6m4-6v6m5-11v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
})
