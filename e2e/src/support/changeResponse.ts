import type { Route } from '@playwright/test'

/**
 * Answers a request with the server's response and a changed body. The request is sent outside the page, because a
 * response that is fetched for a page is disposed with it when the page navigates meanwhile.
 */
export async function changeResponse(route: Route, change: (body: string) => string): Promise<void> {
  const request = route.request()
  const { 'content-type': type, origin } = request.headers()
  const response = await fetch(request.url(), {
    method: request.method(),
    headers: { ...(type ? { 'content-type': type } : {}), ...(origin ? { origin } : {}) },
    body: request.postData(),
  })
  const headers = Object.fromEntries(response.headers)
  // The body is decoded.
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) delete headers[name]
  await route.fulfill({ status: response.status, headers, body: change(await response.text()) })
}
