export type { CutPlaces, LeadRoom, NodeKind, Outline, OutlineNode, SkippedSpan } from './outline.js'
export { type ColumnOutline, OutlineBuilder } from './outline-builder.js'
export type { MappedSpan, Rendering } from './rendering.js'
