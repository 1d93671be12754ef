/** Appointments with the provider (spec section 7, services host). */
import { type Call, createdOnly, post } from './call';
import { nothing } from './nothing';

/** What a visitor sends. `date` is `YYYY-MM-DD`, `time` is `HH:MM`. */
export interface AppointmentRequest {
  name: string;
  email: string;
  phone: string;
  institution: string;
  topic: string;
  date: string;
  time: string;
  message?: string | undefined;
}

/** Books an appointment; successful on 201 alone. */
export function createAppointment(request: AppointmentRequest): Call<undefined> {
  const rules = { accepts: createdOnly, changes: [] };
  return post('services/v1/post/appointment/create', request, nothing, rules);
}
