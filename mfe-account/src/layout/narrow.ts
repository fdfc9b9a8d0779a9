/** Where a screen has room for one column only, be it on a small device or in a modal. */
export const narrow = '@container (max-width: 520px)'
