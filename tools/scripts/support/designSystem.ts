/** The gallery of the design system, which runs by itself and is no part of the product. */
export const DESIGN_SYSTEM = { id: 'design-system', folder: 'tools/design-system', port: 3090 } as const
