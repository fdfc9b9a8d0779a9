/** Roles of the elements that the journeys use. */
export type Role = 'article' | 'button' | 'heading' | 'link' | 'menuitem' | 'searchbox' | 'status' | 'textbox'

/**
 * The first visible element with a role and an accessible name; null if there is none. Runs in the page, so it uses
 * nothing of this module.
 * @param pattern regular expression that the name matches
 */
export function findInPage(role: Role, pattern: string): HTMLElement | null {
  const selectors: Readonly<Record<Role, string>> = {
    article: 'article',
    button: 'button, [role="button"]',
    heading: 'h1, h2, h3, h4, h5, h6',
    link: 'a[href]',
    menuitem: '[role="menuitem"]',
    searchbox: 'input[type="search"]',
    status: '[role="status"]',
    textbox: 'input:not([type="search"], [type="checkbox"], [type="radio"]), textarea',
  }
  const named = (element: HTMLElement): string => {
    const labelledBy = element.getAttribute('aria-labelledby')
    const texts = [
      ...(labelledBy?.split(/\s+/).map((id) => document.getElementById(id)?.textContent) ?? []),
      element.getAttribute('aria-label'),
      ...(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? [...(element.labels ?? [])].map((label) => label.textContent)
        : [element.textContent]),
    ]
    return (texts.find((text) => text?.trim()) ?? '').replaceAll(/\s+/g, ' ').trim()
  }
  const name = new RegExp(pattern, 'u')
  const all = document.querySelectorAll<HTMLElement>(selectors[role])
  return [...all].find((element) => element.checkVisibility() && name.test(named(element))) ?? null
}
