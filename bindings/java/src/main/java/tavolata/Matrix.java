package tavolata;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/**
 * The answers to one question for everything in one or two lists.
 *
 * @param question its name
 * @param over rows, and columns if there are two
 * @param answers row by row
 * @param because with reasons: the entries that decided each answer; else null
 */
public record Matrix(String question, List<Axis> over, List<List<JsonNode>> answers, List<List<List<String>>> because) {
  /**
   * A parameter, and what it goes through.
   *
   * @param parameter its name
   * @param values ids or other values
   */
  public record Axis(String parameter, List<JsonNode> values) {}
}
