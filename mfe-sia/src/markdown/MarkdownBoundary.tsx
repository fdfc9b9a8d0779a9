import { Component, type ReactNode } from 'react'

interface MarkdownBoundaryProps {
  /** Shown in place of content that cannot be rendered. */
  readonly plain: ReactNode
  readonly children: ReactNode
}

/** One message that cannot be rendered must not take the conversation with it: its text is shown as it is written. */
export class MarkdownBoundary extends Component<MarkdownBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.plain : this.props.children
  }
}
