export const COURSE_TYPES = [
  'Ongoing/Chronic',
  'Specific duration',
  'As needed basis',
  'Complete course',
] as const;

export type CourseType = (typeof COURSE_TYPES)[number];

export const COURSE_UNITS = ['days', 'weeks', 'months', 'years'] as const;

export type CourseUnit = (typeof COURSE_UNITS)[number];

export const COURSE_LIMITS = { min: 1, max: 999 } as const;

/** How long a medication is taken, as its editor holds it. */
export type CourseDuration =
  | { readonly type: 'Ongoing/Chronic' }
  | { readonly type: 'Specific duration'; readonly amount: number; readonly unit: CourseUnit }
  | { readonly type: 'As needed basis' }
  | { readonly type: 'Complete course'; readonly text: string };

const COMPLETE_COURSE = 'Complete course as prescribed';

/** A duration of this type with its defaults. */
export function courseOf(type: CourseType): CourseDuration {
  if (type === 'Specific duration') return { type, amount: COURSE_LIMITS.min, unit: 'days' };
  if (type === 'Complete course') return { type, text: COMPLETE_COURSE };
  return { type };
}

/** The text that is stored; blank means ongoing. */
export function writeCourse(course: CourseDuration): string {
  switch (course.type) {
    case 'Ongoing/Chronic':
      return 'Ongoing';
    case 'Specific duration':
      return `${course.amount} ${course.unit}`;
    case 'As needed basis':
      return 'As needed';
    case 'Complete course':
      return course.text.trim() === '' ? COMPLETE_COURSE : course.text;
  }
}

/** Reads a stored text back; blank is ongoing, and what fits no other type is a course in words. */
export function readCourse(text: string): CourseDuration {
  if (text === '' || text === 'Ongoing') return { type: 'Ongoing/Chronic' };
  if (text === 'As needed') return { type: 'As needed basis' };
  const match = /^(\d+) (days|weeks|months|years)$/.exec(text);
  const unit = COURSE_UNITS.find(candidate => candidate === match?.[2]);
  return match && unit
    ? { type: 'Specific duration', amount: Number(match[1]), unit }
    : { type: 'Complete course', text };
}
