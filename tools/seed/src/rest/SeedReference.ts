/** A field that references another document. */
export class SeedReference {
  /** Full name, for example "projects/p/databases/(default)/documents/products/a". */
  readonly name: string

  constructor(projectId: string, path: string) {
    this.name = `projects/${projectId}/databases/(default)/documents/${path}`
  }
}
