/**
 * A document's content, indexed for components that show a part of it. A view keeps its identity while its
 * part is unchanged, so that only changed parts render again.
 */
export interface DocumentViews<Content> {
  /** Indexes the next content. Returns the keys of the views that changed. */
  update(content: Content): ReadonlySet<string>
}
