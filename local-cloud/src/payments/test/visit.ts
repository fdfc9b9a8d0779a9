export interface Page {
  readonly status: number
  /** Where a redirect leads. */
  readonly location: string | null
  /** The visible text. */
  readonly text: string
}

/** Opens a page of the provider, or sends its form. A redirect is not followed. */
export async function visit(
  address: string,
  form?: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Page> {
  const response = await fetch(address, {
    redirect: 'manual',
    headers,
    ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
  })
  const text = (await response.text()).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
  return { status: response.status, location: response.headers.get('location'), text }
}
