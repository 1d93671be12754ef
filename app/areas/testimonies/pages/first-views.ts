/** The calls of these pages' first views. */
import { listTestimonies } from '../../../api/testimony';
import { type FirstViews, given } from '../../../router/first-view';

/** A page of the testimonies that staff have let through. */
export const publishedVoices = (page: number) => listTestimonies({ state: 'published', page });

export const firstViews: FirstViews = {
  testimony: () => [publishedVoices(given<{ more: number }>().more)],
};
