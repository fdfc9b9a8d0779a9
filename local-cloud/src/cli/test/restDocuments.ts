/** Reads and writes documents as the owner, by REST. */
export class RestDocuments {
  readonly #root: string

  constructor(firestorePort: number) {
    this.#root = `http://127.0.0.1:${firestorePort}/v1/projects/demo-shop/databases/(default)/documents`
  }

  /** @returns the HTTP status */
  async write(path: string, text: string): Promise<number> {
    const response = await this.#send('PATCH', path, { fields: { text: { stringValue: text } } })
    await response.text()
    return response.status
  }

  /** @returns undefined when the document does not exist */
  async read(path: string): Promise<unknown> {
    const response = await this.#send('GET', path)
    const body: unknown = await response.json()
    return response.status === 404 ? undefined : Object(body).fields?.text?.stringValue
  }

  #send(method: string, path: string, body?: object): Promise<Response> {
    return fetch(`${this.#root}/${path}`, {
      method,
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  }
}
