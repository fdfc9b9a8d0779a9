import { Component, type ReactNode } from 'react'
import { FeatureError } from '../errors/FeatureError.ts'

interface FeatureBoundaryProps {
  readonly area: string
  readonly failed: (error: FeatureError) => ReactNode
  readonly onFailure?: ((error: FeatureError) => void) | undefined
  readonly children: ReactNode
}

interface FeatureBoundaryState {
  readonly caught: { readonly error: unknown } | null
}

/** Catches the rendering errors of an area, so that they affect only that area. */
export class FeatureBoundary extends Component<FeatureBoundaryProps, FeatureBoundaryState> {
  override state: FeatureBoundaryState = { caught: null }

  /** Shows the failure. */
  static getDerivedStateFromError(error: unknown): FeatureBoundaryState {
    return { caught: { error } }
  }

  /** Reports the error. */
  override componentDidCatch(error: unknown): void {
    this.props.onFailure?.(FeatureError.from(error, this.props.area))
  }

  /** Renders the children, or the failure after an error. */
  override render(): ReactNode {
    const { caught } = this.state
    if (caught === null) return this.props.children
    return this.props.failed(FeatureError.from(caught.error, this.props.area))
  }
}
