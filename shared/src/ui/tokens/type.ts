/** The type scale, as values for the CSS `font` shorthand; sizes in rem so that the reader's own size counts. */
export const type = {
  title: '650 1.5rem/2rem var(--os-font)',
  heading: '600 1.0625rem/1.5rem var(--os-font)',
  label: '550 0.8125rem/1.25rem var(--os-font)',
  body: '400 0.9375rem/1.5rem var(--os-font)',
  small: '400 0.8125rem/1.25rem var(--os-font)',
} as const
