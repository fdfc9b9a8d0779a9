/**
 * The type scale as values of the CSS `font` shorthand: weight, size/line height, family. Sizes are in rem, so that
 * the user's font size applies. Line heights are multiples of 4 px.
 */
export const type = {
  /** A screen's first-level heading: 24/32. */
  title: '650 1.5rem/2rem var(--os-font)',
  /** Headings within a screen, names of cards and dialogs: 17/24. */
  heading: '600 1.0625rem/1.5rem var(--os-font)',
  /** Body text and inputs: 15/24. */
  body: '400 0.9375rem/1.5rem var(--os-font)',
  /** Buttons and other controls: 14/20. */
  control: '550 0.875rem/1.25rem var(--os-font)',
  /** Labels of fields, badges: 13/20. */
  label: '550 0.8125rem/1.25rem var(--os-font)',
  /** Hints, errors, dates: 13/20. */
  small: '400 0.8125rem/1.25rem var(--os-font)',
  /** Keys and counters: 12/16. */
  tiny: '550 0.75rem/1rem var(--os-font)',
} as const
