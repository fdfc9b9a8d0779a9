/** Leaves the product for a page of the payment provider. */
export function openPage(url: string): void {
  window.location.assign(url)
}
